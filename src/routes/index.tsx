import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { access: 'open' },
  beforeLoad: () => {
    throw redirect({ to: '/game', replace: true })
  },
})
