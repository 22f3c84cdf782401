import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { ShellFrame } from '#src/features/shell/shell-frame.tsx'

/** The frame of all pages but login and register: header, main navigation, footer. */
export const Route = createFileRoute('/_shell')({
  staticData: { access: 'open' },
  component: Shell,
})

function Shell() {
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.page })
  return (
    <ShellFrame page={page}>
      <Outlet />
    </ShellFrame>
  )
}
