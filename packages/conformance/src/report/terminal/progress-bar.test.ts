import { describe, expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.ts'

function makeBar({ isTTY, columns }: { isTTY: boolean; columns?: number }) {
  let now = 1000
  const written: string[] = []
  const out = { write: (text: string) => written.push(text), isTTY, ...(columns === undefined ? {} : { columns }) }
  const bar = new ProgressBar({ out, now: () => now })
  return { bar, written, pass: (milliseconds: number) => (now += milliseconds) }
}

describe('the progress bar', () => {
  it('redraws one line on a terminal at a limited rate, and removes it', () => {
    const { bar, written, pass } = makeBar({ isTTY: true })
    bar.start(4)
    bar.tick({ done: 1, label: 'getBook', findings: 0 })
    bar.tick({ done: 2, label: 'listBooks', findings: 0 })
    pass(3000)
    bar.tick({ done: 3, label: 'createBook', findings: 1 })
    bar.stop()
    bar.stop()
    expect(written).toEqual([
      '\r\u001b[2K██████░░░░░░░░░░░░░░░░░░  25%  1/4  0 s  0 findings  getBook',
      '\r\u001b[2K██████████████████░░░░░░  75%  3/4  3 s  1 finding  about 1 s left  createBook',
      '\r\u001b[2K',
    ])
  })

  it.each([
    [2, 10, ''],
    [3, 10, '  about 24 s left'],
    [5, 400, '  about 7 min left'],
    [10, 100, ''],
  ])('after %i of 10 steps and %i s shows how much time is left', (done, seconds, left) => {
    const { bar, written, pass } = makeBar({ isTTY: true })
    bar.start(10)
    pass(seconds * 1000)
    bar.tick({ done, label: 'x', findings: 0 })
    expect(written.join('')).toMatch(new RegExp(`0 findings${left}  x$`))
  })

  it('fits the width of the terminal, and escapes control characters', () => {
    const { bar, written } = makeBar({ isTTY: true, columns: 60 })
    bar.start(2)
    bar.tick({ done: 1, label: '\u001b[2Jpwned'.repeat(20), findings: 0 })
    const line = written.join('').replace('\r\u001b[2K', '')
    expect(line).toHaveLength(59)
    expect(line).not.toContain('\u001b')
  })

  it('writes a line per 10 % to a log', () => {
    const { bar, written } = makeBar({ isTTY: false })
    bar.start(20)
    for (let done = 1; done <= 20; done += 1) bar.tick({ done, label: 'x', findings: 0 })
    bar.stop()
    expect(written).toHaveLength(10)
    expect(written.at(-1)).toBe('100%  20/20  0 s  0 findings\n')
  })

  it('accepts a total that is zero or too small', () => {
    const { bar, written } = makeBar({ isTTY: false })
    bar.start(0)
    bar.tick({ done: 1, label: 'x', findings: 0 })
    bar.start(1)
    bar.tick({ done: 5, label: 'x', findings: 0 })
    expect(written).toEqual(['100%  5/1  0 s  0 findings\n'])
  })
})
