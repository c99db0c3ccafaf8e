# Lessons, guides and component files.

## Lessons and guides

learn_lesson = 90-second lesson
learn_lesson_of = { $game }: a lesson
learn_step = Step { $step } of { $steps }
learn_not_this = Good try! This time, follow the lesson, or tap “Show me”.
learn_show_me = Show me
learn_play_it = Play it for me
learn_ready = Ready to try?
learn_tricky = Now for the tricky part.
learn_next = Next
learn_done = That’s how it’s played.
learn_done_text = Ready for a first game against bots? The guide stays with you.
learn_first_table = Start your first game
learn_first_game = First game?
learn_guide = First-game guide
learn_guide_text = A short note during the game: what to do now, and why.
learn_guide_closes = It closes by itself after your first game.
learn_close_guide = Close the guide
learn_whole = Rules
learn_components = Cards and boards
learn_shipped_set = Standard set
learn_shipped_text = Our own reconstruction: nobody has published the complete list.
learn_own_set = Your set { $mark }
learn_own_set_text = If you own the box, you can enter what’s in it.
learn_edit_own = Enter or load your own
learn_editor_title = { $game }: your own set
learn_editor_text = Change what’s different in your box. We check it before you play with it, and nothing is published.
learn_editor_label = Your set as text
learn_load_file = Load a file
learn_check = Check and keep
learn_fits = All good! This browser keeps it as your set { $mark }. Choose it when you create a table.
learn_back_to_shipped = Back to the standard set
learn_download = Download
learn_create_with = Create a table with it
learn_plays = Cards: { $set }
