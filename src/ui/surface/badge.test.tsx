import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Badge } from './badge.tsx'
import { StatusPill, type StatusTone } from './status-pill.tsx'

it('is not there at zero or below', () => {
  expect(renderToStaticMarkup(<Badge count={0} label="none" />)).toBe('')
  expect(renderToStaticMarkup(<Badge count={-1} label="none" />)).toBe('')
})

it('shows a number up to its most, and reads out its meaning', () => {
  expect(renderToStaticMarkup(<Badge count={99} label="99 unread" />)).toContain('>99<')
  const many = renderToStaticMarkup(<Badge count={120} label="120 unread" />)
  expect(many).toContain('>99+<')
  expect(many).toContain('120 unread')
})

it('is a dot without a count', () => {
  expect(renderToStaticMarkup(<Badge label="unread" />)).not.toContain('aria-hidden')
})

it('gives every state a shape of its own', () => {
  const tones: StatusTone[] = ['pending', 'success', 'danger', 'timeout', 'info', 'neutral']
  const shapes = tones.map((tone) => /#[\w-]+/.exec(renderToStaticMarkup(<StatusPill tone={tone}>x</StatusPill>))?.[0])
  expect(new Set(shapes).size).toBe(tones.length)
})
