"""Dependencies of handlers: parts of the server, the person, the table."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter

from splittable.server.services import Services
from splittable.server.web.host_pass import HostPass
from splittable.server.web.identity import Identities
from splittable.server.wire.api import ID_FORM

TheServices = NamedDependency[Services]
TheIdentities = NamedDependency[Identities]
TheHostPass = NamedDependency[HostPass]
PersonId = NamedDependency[str]
InPath = Annotated[str, PathParameter(pattern=ID_FORM, description="A table or a game")]
CREATES = "creates"
"""The option of handlers that add a table: limited by address, too, because new identities are free."""
