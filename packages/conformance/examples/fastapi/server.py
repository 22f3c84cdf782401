"""A recipe book in FastAPI: trailing slashes, `{"detail": …}`, and the document that FastAPI writes itself."""
import json
import os
import secrets
import sys
from itertools import count

import uvicorn
from fastapi import Depends, FastAPI, HTTPException, Path, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from fastapi.security import OAuth2PasswordBearer, OAuth2PasswordRequestForm
from pydantic import BaseModel, Extra, StrictBool, conint, constr, validator

# A planted fault, to see the harness find it: lost-creation, foreign-read or wrong-page.
FAULT = os.environ.get("FAULT", "")
PASSWORDS = {"ines": "cast-iron-7", "omar": "rice-paper-3"}
tokens: dict[str, str] = {}
numbers = count(1)


Title = constr(strict=True, min_length=1, max_length=60)
Minutes = conint(strict=True, ge=1, le=1440)


class Body(BaseModel):
    class Config:
        extra = Extra.forbid

    # Pydantic takes null for an optional field, but its schema does not allow it.
    @validator("*", pre=True)
    def refuse_null(cls, value):
        if value is None:
            raise ValueError("must not be null")
        return value


class NewRecipe(Body):
    title: Title
    minutes: Minutes
    is_vegan: StrictBool = False


class RecipePatch(Body):
    title: Title | None
    minutes: Minutes | None
    is_vegan: StrictBool | None


class Recipe(NewRecipe):
    id: int


class Page(BaseModel):
    items: list[Recipe]
    total: int


class Token(BaseModel):
    access_token: str
    token_type: str


class Refusal(BaseModel):
    detail: str


def refused(*statuses: int) -> dict:
    return {status: {"model": Refusal} for status in statuses}


def first_recipes() -> list[Recipe]:
    titles = ["Adobo", "Dal", "Flatbread", "Pickled radish"]
    return [Recipe(id=next(numbers), title=title, minutes=20 * (at + 1)) for at, title in enumerate(titles)]


books: dict[str, list[Recipe]] = {name: first_recipes() for name in PASSWORDS}
app = FastAPI(title="Recipe book", version="1.0.0", openapi_tags=[{"name": "recipes"}])
get_token = OAuth2PasswordBearer(tokenUrl="token")


def get_book(token: str = Depends(get_token)) -> list[Recipe]:
    if token not in tokens:
        raise HTTPException(401, "Not authenticated", {"WWW-Authenticate": "Bearer"})
    return books[tokens[token]]


def get_recipe(recipe_id: int = Path(ge=1), book: list[Recipe] = Depends(get_book)) -> Recipe:
    visible = sum(books.values(), []) if FAULT == "foreign-read" else book
    found = next((recipe for recipe in visible if recipe.id == recipe_id), None)
    if found is None:
        raise HTTPException(404, "Recipe not found")
    return found


@app.exception_handler(RequestValidationError)
def refuse_invalid(request: Request, error: RequestValidationError):
    """FastAPI also sends `ctx`, which its document does not have."""
    detail = [{name: one[name] for name in ("loc", "msg", "type")} for one in error.errors()]
    return JSONResponse({"detail": detail}, 422)


@app.post("/token", response_model=Token, responses=refused(400))
def log_in(form: OAuth2PasswordRequestForm = Depends()):
    if PASSWORDS.get(form.username) != form.password:
        raise HTTPException(400, "Incorrect username or password")
    token = secrets.token_urlsafe(24)
    tokens[token] = form.username
    return Token(access_token=token, token_type="bearer")


@app.get("/recipes/", response_model=Page, responses=refused(401))
def list_recipes(
    skip: int = Query(0, ge=0, le=10_000),
    limit: int = Query(10, ge=1, le=100),
    is_vegan: bool | None = None,
    book: list[Recipe] = Depends(get_book),
):
    """The cook's own recipes, in the order in which they were written."""
    found = [recipe for recipe in book if is_vegan is None or recipe.is_vegan == is_vegan]
    start = skip + 1 if FAULT == "wrong-page" and skip else skip
    return Page(items=found[start : start + limit], total=len(found))


@app.post("/recipes/", response_model=Recipe, status_code=201, responses=refused(401))
def create_recipe(new: NewRecipe, book: list[Recipe] = Depends(get_book)):
    recipe = Recipe(id=next(numbers), **new.dict())
    if FAULT != "lost-creation":
        book.append(recipe)
    return recipe


@app.get("/recipes/{recipe_id}", response_model=Recipe, responses=refused(401, 404))
def read_recipe(recipe: Recipe = Depends(get_recipe)):
    return recipe


@app.patch("/recipes/{recipe_id}", response_model=Recipe, responses=refused(401, 404))
def update_recipe(patch: RecipePatch, recipe: Recipe = Depends(get_recipe)):
    for name, value in patch.dict(exclude_none=True).items():
        setattr(recipe, name, value)
    return recipe


@app.delete("/recipes/{recipe_id}", status_code=204, response_class=Response, responses=refused(401, 404))
def delete_recipe(recipe: Recipe = Depends(get_recipe), book: list[Recipe] = Depends(get_book)):
    book[:] = [one for one in book if one is not recipe]


if __name__ == "__main__":
    if "--openapi" in sys.argv:
        print(json.dumps(app.openapi(), indent=2))
    else:
        uvicorn.run(app, port=int(os.environ.get("PORT", "8000")), log_level="warning")
