#!/bin/sh
# Usage: publish.sh DIST TARGET [assets], such as: publish.sh dist /srv/tumpak/site
# Puts a build where the web server reads it. Pages that are open keep working: chunks of earlier builds stay for
# KEEP_DAYS (30) after the last build that had them. With `assets` it stops before the documents: with several web
# servers, each needs the chunks before any has the page that names them.
set -eu

if [ $# -lt 2 ] || [ ! -f "$1/index.html" ] || [ "${3:-assets}" != assets ]; then
  echo "Usage: publish.sh DIST TARGET [assets], where DIST is a build (npm run build)" >&2
  exit 1
fi
dist=$1
target=$2
# The web server is another user.
umask 022
mkdir -p "$target/assets"

# Chunks first: a page must never name one that is not there yet. Each gets the time of this build, in one step: a request
# for a file that is being written would get a part of it, and keep that.
rm -rf "$target/assets.new"
cp -R "$dist/assets" "$target/assets.new"
chmod -R a+rX "$target/assets.new"
mv -f "$target/assets.new"/* "$target/assets/"
rmdir "$target/assets.new"
if [ "${3:-}" = assets ]; then exit 0; fi

# The documents, with the compressed ones, each replaced in one step; the page that names the chunks comes last.
replace() {
  mkdir -p "$(dirname "$target/$1")"
  cp "$dist/$1" "$target/$1.new"
  chmod a+r "$target/$1.new"
  mv -f "$target/$1.new" "$target/$1"
  # The server would send the compressed file of an earlier build in its place.
  for old in "$1.br" "$1.gz"; do
    if [ ! -f "$dist/$old" ]; then rm -f "$target/$old"; fi
  done
}
(cd "$dist" && find . -type f ! -path './assets/*' \( ! -path './.*' -o -path './.well-known/*' \) ! -name 'index.html*') |
  while IFS= read -r file; do replace "$file"; done
for file in index.html.br index.html.gz index.html; do
  if [ -f "$dist/$file" ]; then replace "$file"; else rm -f "$target/$file"; fi
done

find "$target/assets" -type f -mtime "+${KEEP_DAYS:-30}" -delete
