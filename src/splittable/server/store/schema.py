"""The schema of the database. A change here needs a migration in `migrations/versions`."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("language", String(8)),
    Column("colour", SmallInteger),
    Column("created_at", BigInteger, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("expires_at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", String(64), nullable=False),
    Column("muted", String(64), nullable=False),
    PrimaryKeyConstraint("person", "muted"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(20), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("chat", String(10), nullable=False),
    Column("clock", Integer),
    Column("hints", Boolean),
    Column("several_seats", Boolean),
    Column("host", String(64)),
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Column("scores", JSON),
    Column("winners", JSON),
    Column("rematch", String(64)),
    Column("origin", String(10), nullable=False),
    Column("again_of", String(64)),
    Column("again_from", Integer),
    Column("chance", JSON),
    Column("removed", JSON),
    Column("secret", String(64)),
    Column("given", Integer),
    Column("revision", Integer, nullable=False),
    Index("tables_listed", "public", "status", "created_at"),
    Index("tables_by_status", "status"),
    Index("tables_by_host", "host", "origin", "ended_at", "id"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(64)),
    Column("name", String(60), nullable=False),
    Column("bot", String(64)),
    Column("stand_in", String(64)),
    Column("stand_in_after", Integer),
    Column("colour", SmallInteger),
    Column("part", String(32)),
    Column("ended_at", BigInteger),  # that of the table: the games of a person are found by one index, in order
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person", "ended_at", "table_id"),
)

# A secret whose commitment a person has, for the next table that they create.
secrets = Table(
    "secrets",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

# The log is the game. The primary key lets only one of two racing workers write a number.
moves = Table(
    "moves",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", SmallInteger, nullable=False),
    Column("move", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("awaited", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64), nullable=False),
    Column("name", String(60), nullable=False),
    Column("text", Text),
    Column("phrase", String(20)),
    Index("chat_by_table", "table_id", "id"),
)

# A review that is done, or how far it is: the process that makes it writes it here for all others.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("format", Integer, nullable=False),
    Column("written_at", BigInteger, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("report", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

hindsights = Table(
    "hindsights",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("written_at", BigInteger, nullable=False),
    Column("is_done", Boolean, nullable=False),
    Column("report", JSON, nullable=False),
)
