import { useState, type ChangeEvent, type CompositionEvent } from 'react'

interface Composition {
  /** What the input shows: what is being composed as it is, else the value. */
  readonly shown: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/**
 * For inputs that mend what is typed. Under an input method the text is left alone until it is whole: a text that is
 * changed half-way is entered twice. The value follows all the while.
 */
export function useComposition(value: string, change: (event: ChangeEvent<HTMLInputElement>) => void): Composition {
  const [composed, setComposed] = useState<string | null>(null)
  return {
    shown: composed ?? value,
    onChange(event) {
      const { nativeEvent } = event
      setComposed(nativeEvent instanceof InputEvent && nativeEvent.isComposing ? event.target.value : null)
      change(event)
    },
    onCompositionEnd() {
      setComposed(null)
    },
  }
}
