import { createFileRoute, redirect } from '@tanstack/react-router'

/** The path of the tab pages' layout; it shows nothing itself. */
export const Route = createFileRoute('/tab')({
  staticData: { access: 'open' },
  beforeLoad: () => {
    throw redirect({ to: '/game', replace: true })
  },
})
