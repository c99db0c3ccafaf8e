"""Who is connected, who watches which table, and what is sent to each."""
