import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#src/features/account/profile-screen.tsx'

export const Route = createFileRoute('/_shell/profile')({
  staticData: { access: 'player', page: { title: 'profile', tab: 'profile' } },
  component: Profile,
})

function Profile() {
  const { loadUser } = Route.useRouteContext()
  return <ProfileScreen onReload={loadUser} />
}
