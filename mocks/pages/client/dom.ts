/** The element with an id. Throws if there is none. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no #${id}`)
  return found as T
}

/** The data that the server put into the page; `Data` is the type that it was rendered with. */
export function readPageData<Data>(): Data {
  return JSON.parse(byId('page-data').textContent) as Data
}

/** A symbol of the page's sprite sheet, such as `parol`. */
export function drawSymbol(name: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#s-${name}`)
  svg.append(use)
  return svg
}
