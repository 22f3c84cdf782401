/** Where the texts of a rendered part are. */
interface Placed {
  text: string
  node: Node
  rects: DOMRect[]
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 1 && height > 1
}

function findTexts(root: Element): Placed[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Placed[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const parent = node.parentElement
    if (text === '' || parent === null || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    found.push({ text, node, rects: [...range.getClientRects()] })
  }
  return found
}

function cuts(box: Element): boolean {
  return /hidden|clip/.test(getComputedStyle(box).overflow)
}

/** The texts of which a box within `root`, or `root` itself, cuts a part. */
export function findCutTexts(root: Element): string[] {
  return findTexts(root)
    .filter(({ node, rects }) => {
      for (let box = node.parentElement; box !== null; box = box === root ? null : box.parentElement) {
        if (box !== root && !cuts(box)) continue
        const { left, right, top, bottom } = box.getBoundingClientRect()
        if (rects.some((r) => r.left < left - 1 || r.right > right + 1 || r.top < top - 1 || r.bottom > bottom + 1))
          return true
      }
      return false
    })
    .map(({ text }) => text)
}

/** The middle of a line: the box of a font is higher than its letters, and reaches into the next line. */
function getLetters({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left, top + height * 0.2, width, height * 0.6)
}

/** The pairs of texts within `root` that lie on each other. */
export function findOverlappingTexts(root: Element): string[] {
  const texts = findTexts(root)
  return texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => one.rects.some((a) => other.rects.some((b) => getOverlap(getLetters(a), getLetters(b)) > 4)))
      .map((other) => `${one.text} on ${other.text}`),
  )
}

/** The common area of two boxes, in square CSS pixels. */
export function getOverlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}
