import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOTICE_MS, NoticeStore } from './notice-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const textsOf = (notices: NoticeStore) => notices.items.map((item) => item.text)

describe('notices', () => {
  test('leave by themselves, or when dismissed', () => {
    const notices = new NoticeStore()
    notices.success('Saved')
    notices.danger('Error!')
    vi.advanceTimersByTime(NOTICE_MS.success)
    expect(textsOf(notices)).toEqual(['Error!'])
    notices.dismiss(notices.items[0]?.id ?? 0)
    expect(notices.items).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('a text on screen is not shown twice and stays for its full time again', () => {
    const notices = new NoticeStore()
    notices.danger('Request timeout')
    vi.advanceTimersByTime(NOTICE_MS.danger - 1)
    notices.danger('Request timeout')
    expect(textsOf(notices)).toEqual(['Request timeout'])
    vi.advanceTimersByTime(NOTICE_MS.danger - 1)
    expect(textsOf(notices)).toEqual(['Request timeout'])
    vi.advanceTimersByTime(1)
    expect(textsOf(notices)).toEqual([])
  })

  test('those of a write go when it is sent again, and no others', () => {
    const notices = new NoticeStore()
    notices.danger('Wrong password', { source: '/api/user/login' })
    notices.danger('Error!', { source: '/api/withdraw/create' })
    notices.danger('Request timeout')
    notices.dismissFrom('/api/user/login')
    expect(textsOf(notices)).toEqual(['Error!', 'Request timeout'])
  })

  test('at most three stand at once', () => {
    const notices = new NoticeStore()
    for (const text of ['1', '2', '3', '4']) notices.danger(text)
    expect(textsOf(notices)).toEqual(['2', '3', '4'])
    notices.clear()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('loading', () => {
  test('is on until the last call is over', () => {
    const notices = new NoticeStore()
    const first = notices.beginLoading()
    const second = notices.beginLoading()
    first()
    expect(notices.isLoading).toBe(true)
    second()
    expect(notices.isLoading).toBe(false)
  })

  test('ending a call twice counts once', () => {
    const notices = new NoticeStore()
    const first = notices.beginLoading()
    notices.beginLoading()
    first()
    first()
    expect(notices.isLoading).toBe(true)
  })
})
