import { createFileRoute } from '@tanstack/react-router'

/** The path of the tab pages' layout; it shows nothing itself. */
export const Route = createFileRoute('/tab')({
  staticData: { access: 'open' },
  beforeLoad: ({ context, preload }) => context.redirectHome(preload),
})
