import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

it('is no submit button unless it says so', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toContain('type="button"')
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).toContain('type="submit"')
})

it('keeps its words while busy, says so, and stays focusable', () => {
  const busy = renderToStaticMarkup(<Button busy>Deposit</Button>)
  expect(busy).toContain('aria-busy="true"')
  expect(busy).toContain('aria-disabled="true"')
  expect(busy).toContain('Deposit')
  expect(busy).not.toContain(' disabled')
  expect(renderToStaticMarkup(<Button>Deposit</Button>)).not.toMatch(/aria-busy|aria-disabled/)
})

it('has a name without words', () => {
  expect(renderToStaticMarkup(<IconButton icon="menu" label="Menu" />)).toContain('aria-label="Menu"')
})
