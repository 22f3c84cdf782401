import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { TOAST_MS, ToastStore } from './toast-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const getTexts = (toasts: ToastStore) => toasts.items.map((item) => item.text)

describe('ToastStore toasts', () => {
  test('disappear after their time, or when dismissed', () => {
    const toasts = new ToastStore()
    toasts.success('Saved')
    toasts.danger('Error!')
    vi.advanceTimersByTime(TOAST_MS.success)
    expect(getTexts(toasts)).toEqual(['Error!'])
    toasts.dismiss(toasts.items[0]?.id ?? 0)
    expect(toasts.items).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('restarts the time of a text that is already shown', () => {
    const toasts = new ToastStore()
    toasts.danger('Request timeout')
    vi.advanceTimersByTime(TOAST_MS.danger - 1)
    toasts.danger('Request timeout')
    expect(getTexts(toasts)).toEqual(['Request timeout'])
    vi.advanceTimersByTime(TOAST_MS.danger - 1)
    expect(getTexts(toasts)).toEqual(['Request timeout'])
    vi.advanceTimersByTime(1)
    expect(getTexts(toasts)).toEqual([])
  })

  test('stay with a link until they are dismissed', () => {
    const toasts = new ToastStore()
    toasts.success('Your answer is here', { link: { to: '/inbox', label: 'Read it' } })
    vi.advanceTimersByTime(TOAST_MS.danger * 10)
    expect(getTexts(toasts)).toEqual(['Your answer is here'])
    toasts.dismiss(toasts.items[0]?.id ?? 0)
    expect(toasts.items).toEqual([])
  })

  test('removes the toasts of a write when it is sent again, and no others', () => {
    const toasts = new ToastStore()
    toasts.danger('Wrong password', { source: '/api/user/login' })
    toasts.danger('Error!', { source: '/api/withdraw/create' })
    toasts.danger('Request timeout')
    toasts.dismissFrom('/api/user/login')
    expect(getTexts(toasts)).toEqual(['Error!', 'Request timeout'])
  })

  test('shows at most three at once', () => {
    const toasts = new ToastStore()
    for (const text of ['1', '2', '3', '4']) toasts.danger(text)
    expect(getTexts(toasts)).toEqual(['2', '3', '4'])
    toasts.clear()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('ToastStore loading', () => {
  test('is on until the last request ends', () => {
    const toasts = new ToastStore()
    const first = toasts.beginLoading()
    const second = toasts.beginLoading()
    first()
    expect(toasts.isLoading).toBe(true)
    second()
    expect(toasts.isLoading).toBe(false)
  })

  test('counts ending a request twice once', () => {
    const toasts = new ToastStore()
    const first = toasts.beginLoading()
    toasts.beginLoading()
    first()
    first()
    expect(toasts.isLoading).toBe(true)
  })
})
