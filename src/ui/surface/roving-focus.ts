const CONTROLS = 'a[href], button'

const getControl = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>(CONTROLS)

/** The item in the nearest row above (-1) or below (1), in about the same column. */
function findInNextRow(items: readonly HTMLElement[], from: HTMLElement, way: -1 | 1): HTMLElement | undefined {
  const { left, top } = from.getBoundingClientRect()
  const others = items
    .map((item) => ({ item, box: item.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - top) * way > 1)
    .toSorted((a, b) =>
      Math.abs(a.box.top - b.box.top) > 1
        ? (a.box.top - b.box.top) * way
        : Math.abs(a.box.left - left) - Math.abs(b.box.left - left),
    )
  return others[0]?.item
}

/** The item that a key leads to, or undefined. */
function findNext(key: string, items: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const place = items.indexOf(from)
  if (key === 'ArrowRight') return items[place + 1]
  if (key === 'ArrowLeft') return items[place - 1]
  if (key === 'ArrowDown') return findInNextRow(items, from, 1)
  if (key === 'ArrowUp') return findInNextRow(items, from, -1)
  if (key !== 'Home' && key !== 'End') return undefined
  const { top } = from.getBoundingClientRect()
  const row = items.filter((item) => Math.abs(item.getBoundingClientRect().top - top) <= 1)
  return key === 'Home' ? row[0] : row.at(-1)
}

/**
 * Makes a list of tiles one stop of the Tab key: the tile that had the focus last, or the first one. The arrow keys move
 * between tiles, Home and End within a row. A tile's other controls follow it in the tab order.
 * @returns a function that stops it
 */
export function startRovingFocus(box: HTMLElement): () => void {
  let current: Element | undefined
  const getItems = () => [...box.children].filter((item): item is HTMLElement => item instanceof HTMLElement)

  function update(): void {
    const items = getItems()
    const stop = items.find((item) => item === current && item.offsetParent !== null) ?? items[0]
    for (const item of items)
      for (const control of item.querySelectorAll<HTMLElement>(CONTROLS)) control.tabIndex = item === stop ? 0 : -1
  }

  function enter({ target }: FocusEvent): void {
    const item = getItems().find((one) => target instanceof Node && one.contains(target))
    if (item === undefined || item === current) return
    current = item
    update()
  }

  function press(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const items = getItems().filter((item) => item.offsetParent !== null)
    const from = items.find((item) => item.contains(document.activeElement))
    const target = from && findNext(event.key, items, from)
    const control = target && getControl(target)
    if (!control) return
    event.preventDefault()
    control.focus()
  }

  update()
  // Tiles come with the scrolling, and their hearts after them.
  const changes = new MutationObserver(update)
  changes.observe(box, { childList: true, subtree: true })
  box.addEventListener('focusin', enter)
  box.addEventListener('keydown', press)
  return () => {
    changes.disconnect()
    box.removeEventListener('focusin', enter)
    box.removeEventListener('keydown', press)
  }
}
