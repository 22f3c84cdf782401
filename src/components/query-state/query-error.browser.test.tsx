import { describe, expect, it } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { renderApp } from '#tests/support/component/render.tsx'
import { QueryError } from './query-error.tsx'

const CONNECTION = { 'en-US': 'Check your connection and try again.', 'vi-VN': 'Hãy kiểm tra kết nối rồi thử lại.' }
const LANGUAGES = ['en-US', 'vi-VN'] as const

describe.each(LANGUAGES)('QueryError in %s', (language) => {
  async function show(error: unknown) {
    const query = { isFetching: false, refetch: () => undefined, error }
    const { container } = await renderApp(<QueryError query={query} title="Games" />, { texts: ['shell'], language })
    await expect.poll(() => container.querySelectorAll('p').length).toBeGreaterThan(0)
    return [...container.querySelectorAll('p')].map(({ textContent }) => textContent).slice(1)
  }

  it.each(['network', 'timeout'] as const)('asks to check the connection after %s', async (kind) => {
    expect(await show(new ApiError(kind))).toEqual([CONNECTION[language]])
  })

  it('shows the words of a server that refuses', async () => {
    expect(await show(new ApiError('failure', { code: 20_002, msg: 'Not you.' }))).toEqual(['Not you.'])
  })

  it.each([
    new ApiError('failure', { code: 1 }),
    new ApiError('unreadable'),
    new ApiError('http', { status: 503 }),
    new Error('a defect'),
  ])('says something else after %s', async (error) => {
    const [text, ...others] = await show(error)
    expect(text).not.toBe('')
    expect(text).not.toMatch(/^Error!$|errors:|shell:/)
    expect([CONNECTION[language], undefined]).not.toContain(text)
    expect(others).toEqual([])
  })

  it('leaves it to the strip that the device is offline', async () => {
    expect(await show(new ApiError('offline'))).toEqual([])
  })
})
