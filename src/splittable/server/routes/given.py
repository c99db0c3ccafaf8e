"""Dependencies of handlers: parts of the server, the person, the table."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from splittable.server.house import House
from splittable.server.identity import Keeper

TheHouse = NamedDependency[House]
TheKeeper = NamedDependency[Keeper]
PersonId = NamedDependency[str]
InPath = FromPath[str]
