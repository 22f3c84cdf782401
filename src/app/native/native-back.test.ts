import { describe, expect, it } from 'vitest'
import { goBack } from './native-back.ts'

describe('goBack', () => {
  it.each([
    ['closes the top overlay', { isOpen: true, canGoBack: true }, ['close']],
    ['goes back', { isOpen: false, canGoBack: true }, ['back']],
    ['asks whether to exit', { isOpen: false, canGoBack: false }, ['exitQuestion']],
  ])('%s', (_what, { isOpen, canGoBack }, expected) => {
    const done: string[] = []
    goBack({
      overlays: {
        closeTop: () => {
          if (isOpen) done.push('close')
          return isOpen
        },
        open: (name) => done.push(name),
      },
      history: { canGoBack: () => canGoBack, back: () => void done.push('back') },
    })
    expect(done).toEqual(expected)
  })
})
