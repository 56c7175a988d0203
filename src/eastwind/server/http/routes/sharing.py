"""`/api/share`: the addresses and codes that a page needs to hand on a link."""

from typing import Final

from fastapi import APIRouter, Request, Response

from eastwind.server.http.answers import JSON, compressed_in_thread
from eastwind.server.http.dependencies import ReachedAt, TheWork
from eastwind.server.services.sharing import code_of
from eastwind.server.wire.sharing import Addresses, Code, TextToCode

router: Final = APIRouter(prefix="/api/share", tags=["the server"])


@router.get("/addresses")
async def show_addresses(reached: ReachedAt) -> Addresses:
    """Return the addresses under which others find this server, if it listens to others at all."""
    return Addresses(addresses=list(reached))


@router.post("/code", response_model=Code)
async def draw_code(wish: TextToCode, request: Request, work: TheWork) -> Response:
    """Return a short text, such as a link, as a QR code."""
    code = await work.apart(code_of, wish.text)
    return await compressed_in_thread(request, code.model_dump_json().encode(), JSON)
