"""The list of HTTP routes."""

from splittable.server.routes import components, games, learning, me, records, tables

API = [
    games.list_games,
    games.read_game,
    learning.read_learning,
    components.read_components,
    components.check_components,
    me.read_me,
    me.change_me,
    me.link_device,
    me.claim_device,
    tables.play_now,
    tables.create_table,
    tables.list_tables,
    tables.list_my_tables,
    tables.join_table,
    tables.read_table,
    tables.table_qr,
    tables.sit,
    tables.leave,
    tables.kick,
    tables.seat_bot,
    tables.start,
    tables.replace,
    tables.rematch,
    tables.branch,
    records.read_record,
    records.read_position,
    records.read_replay,
    records.upload_record,
]
