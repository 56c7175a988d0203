"""Drafts of rule sets, and what the server says of them."""

from typing import Any

from starlette.testclient import TestClient

Json = dict[str, Any]


def draft(parent: str = "ru-classic", **more: Any) -> Json:
    return {"title": "Sundays", "parent": parent, **more}


def change(value: Any, note: str = "") -> Json:
    return {"value": value, "note": note}


def row(worth: str, amount: int = 1, **more: Any) -> Json:
    return {"worth": worth, "amount": amount, "who": "winner", **more}


def post(client: TestClient, path: str, body: Any, status: int = 200, language: str = "en") -> Any:
    answered = client.post(f"/api/household/{path}", json=body, headers={"Accept-Language": language})
    assert answered.status_code == status, answered.text
    return answered.json()


def check(client: TestClient, asked: Json, language: str = "en", example: str = "") -> Json:
    found: Json = post(client, "draft", {"draft": asked, "example": example}, language=language)
    return found
