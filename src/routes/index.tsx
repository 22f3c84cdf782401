import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  staticData: { access: 'open' },
  beforeLoad: ({ context, preload }) => context.redirectHome(preload),
})
