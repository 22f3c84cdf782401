import { observable } from 'mobx'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'

/** Set by `load-hints.tsx`. */
export const hints = observable.box<(() => ReactElement) | null>(null, { deep: false })

/** The hints once their code is there, nothing before. */
export const LazyHints = observer(function LazyHints() {
  return hints.get()?.() ?? null
})
