/** The element with an id. Throws where there is none. */
export function byId<T extends HTMLElement = HTMLElement>(id: string): T {
  const found = document.getElementById(id)
  if (found === null) throw new Error(`no #${id}`)
  return found as T
}

/** What the server gave the page to work with; `Data` is the type that the page was rendered with. */
export function readPageData<Data>(): Data {
  return JSON.parse(byId('page-data').textContent) as Data
}

/** A symbol of the page's sheet, such as `parol`. */
export function drawSymbol(name: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use')
  use.setAttribute('href', `#s-${name}`)
  svg.append(use)
  return svg
}
