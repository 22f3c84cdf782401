import { expect, test } from 'vitest'
import { createNativeBack } from './native-back.ts'

test.each([
  ['closes the top overlay', { isOpen: true, canGoBack: true }, ['close']],
  ['goes back', { isOpen: false, canGoBack: true }, ['back']],
  ['asks whether to leave', { isOpen: false, canGoBack: false }, ['ask']],
])('%s', (_what, { isOpen, canGoBack }, expected) => {
  const done: string[] = []
  const back = createNativeBack({
    closeTop: () => {
      if (isOpen) done.push('close')
      return isOpen
    },
    canGoBack: () => canGoBack,
    goBack: () => done.push('back'),
    askExit: () => done.push('ask'),
  })
  back()
  expect(done).toEqual(expected)
})
