import { type RefObject, useEffect, useState } from 'react'

/** How far outside the view a picture loads. A browser's own lazy loading starts at 1,250 px: most of the lobby. */
const MARGIN = { rootMargin: '160px 40px', scrollMargin: '40px' }

/** Milliseconds that other pictures wait for the first one at most. */
const MAX_WAIT_MS = 3000

const callbacks = new WeakMap<Element, () => void>()
let observer: IntersectionObserver | undefined
let first = Promise.resolve()

function runNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    callbacks.get(target)?.()
  }
}

/** Lets other pictures wait until the returned function is called: the page's first one needs the network alone. */
export function holdPictures(): () => void {
  let release = (): void => undefined
  first = new Promise((resolve) => {
    release = resolve
  })
  setTimeout(release, MAX_WAIT_MS)
  return release
}

/** Runs once an element is near the view and the page's first picture has loaded. Returns how to stop waiting. */
function whenNear(element: Element, run: () => void): () => void {
  let isStopped = false
  void first.then(() => {
    if (isStopped) return
    if (typeof IntersectionObserver === 'undefined') {
      run()
      return
    }
    observer ??= new IntersectionObserver(runNear, MARGIN)
    callbacks.set(element, run)
    observer.observe(element)
  })
  return () => {
    isStopped = true
    observer?.unobserve(element)
  }
}

/** Whether a picture may load: its box has been near the view. `isNow` is for one that does not wait. */
export function usePictureNear(box: RefObject<Element | null>, isNow = false): boolean {
  const [isNear, setNear] = useState(isNow)
  useEffect(() => {
    if (isNear || !box.current) return undefined
    return whenNear(box.current, () => setNear(true))
  }, [box, isNear])
  return isNear
}
