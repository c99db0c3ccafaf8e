"""Dependencies of handlers: parts of the server, the person, the table."""

from litestar.di import NamedDependency
from litestar.params import FromPath

from splittable.server.services import Services
from splittable.server.web.identity import Identities

TheServices = NamedDependency[Services]
TheIdentities = NamedDependency[Identities]
PersonId = NamedDependency[str]
InPath = FromPath[str]
