import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '#src/features/account/profile/profile-screen.tsx'
import { loadTexts } from '#src/i18n/i18n.ts'

export const Route = createFileRoute('/_shell/profile')({
  staticData: { access: 'account', page: { title: 'profile', place: 'profile', hasFooter: true } },
  loader: () => loadTexts('account', 'welcome'),
  component: Profile,
})

function Profile() {
  const { loadUser } = Route.useRouteContext()
  return <ProfileScreen onReload={loadUser} />
}
