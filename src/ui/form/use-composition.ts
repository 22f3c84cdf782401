import { useState, type ChangeEvent, type CompositionEvent } from 'react'

interface Composition {
  /** The input's text: the composition in progress, else the value. */
  readonly shown: string
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
  readonly onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void
}

/**
 * For inputs that correct their text. During an input method's composition the text must not change, else it is entered
 * twice. The value is updated all the while.
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
