import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ToastList } from './toast-list.tsx'

it('lets all be dismissed but what is under way', () => {
  const html = renderToStaticMarkup(
    <ToastList
      dismissLabel="Dismiss"
      onDismiss={() => undefined}
      toasts={[
        { id: '1', tone: 'loading', text: 'Loading' },
        { id: '2', tone: 'danger', text: 'Service Unavailable!', detail: 'Back at noon' },
        { id: '3', tone: 'success', text: 'Processed Successfully' },
      ]}
    />,
  )
  expect(html.match(/<li/g)).toHaveLength(3)
  expect(html.match(/aria-label="Dismiss"/g)).toHaveLength(2)
  expect(html).toMatch(/Service Unavailable!<\/p><p[^>]*>Back at noon</)
})
