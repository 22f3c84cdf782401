import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import type { Config } from '#generated/http/schemas/config.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { getChannels } from '#src/lib/channels.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { type Contact, ContactsLoading, OtherContacts, PrimaryContact } from './contact-card.tsx'
import { supportLink } from './support-link.ts'

/** The contacts of the config, the chat first. */
function useContacts(config: Config | undefined, uid: string | null): Contact[] {
  const { t } = useTranslation(['support', 'common'])
  const message = t('firstMessage', { uid: uid ?? '' })
  const contacts = getChannels(config, 'cs', globalThis.location).map(({ id, name, href }) => ({
    id,
    name: name ?? t('common:onlineChat'),
    replyMinutes: config?.supportReplyMinutes?.[id],
    ...supportLink(href, uid, message),
  }))
  return contacts.sort((one, other) => Number(other.id === 'online') - Number(one.id === 'online'))
}

/** The `cs_` contacts of the configuration: the first as the page's action, then the others. */
export const ContactList = observer(function ContactList() {
  const { t } = useTranslation(['support', 'common'])
  const { session } = useStores()
  const config = useGetConfig()
  const { data, isError } = config
  const [first, ...others] = useContacts(data, session.uid)
  if (!data && isError) return <QueryError query={config} title={t('contactsFailed')} />
  if (!data) return <ContactsLoading />
  if (first === undefined) return <EmptyState picture="chat" title={t('noContacts')} text={t('noContactsText')} />
  return (
    <Stack gap={3}>
      <PrimaryContact contact={first} />
      {others.length > 0 && <OtherContacts contacts={others} />}
    </Stack>
  )
})
