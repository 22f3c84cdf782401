import { type RefObject, useEffect } from 'react'

/**
 * Keeps a fixed element within the visual viewport, because an on-screen keyboard covers the page without resizing it.
 * Sets `--seen-top` and `--seen-height`, and scrolls the focused field into view.
 */
export function useSeenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const target = element.current
    if (!viewport || !target) return undefined
    const follow = (): void => {
      const covered = window.innerHeight - viewport.height
      // A pinch zoom also shrinks the visual viewport, and browser bars cover less than a keyboard.
      const isKeyboard = viewport.scale < 1.01 && covered > 120
      target.toggleAttribute('data-keyboard', isKeyboard)
      if (!isKeyboard) {
        target.style.removeProperty('--seen-top')
        target.style.removeProperty('--seen-height')
        return
      }
      target.style.setProperty('--seen-top', `${Math.round(viewport.offsetTop)}px`)
      target.style.setProperty('--seen-height', `${Math.round(viewport.height)}px`)
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && target.contains(activeElement)) {
        activeElement.scrollIntoView({ block: 'nearest' })
      }
    }
    // In the frame that draws the element: reading sizes now would lay the page out twice.
    const frame = requestAnimationFrame(follow)
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      cancelAnimationFrame(frame)
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [element])
}
