import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { DataList } from '#src/ui/data/data-list.tsx'
import { StatusHero } from '#src/ui/feedback/status-hero.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { WithIdentity, type KycPage } from '../with-identity.tsx'
import { HelpLink } from '../help-link.tsx'
import { StatusActions } from './status-actions.tsx'

/** The server's data, masked. */
function Sent({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const { data: options } = useQuery({ ...getIdentityOptionsQuery(), meta: { silentError: true } })
  const idType = options?.idTypes.find(({ code }) => code === identity.idType)?.name
  return (
    <section>
      <SectionHeader title={t('sent')} />
      <Card padding="md">
        <DataList
          items={[
            { label: t('fullName'), value: <span translate="no">{identity.fullName}</span> },
            ...(idType === undefined ? [] : [{ label: t('idType'), value: idType }]),
            { label: t('idNumber'), value: <span translate="no">{identity.idNumber}</span> },
          ]}
        />
      </Card>
    </section>
  )
}

const SIGNS = {
  unverified: 'unknown',
  editing: 'pending',
  pending: 'pending',
  approved: 'success',
  rejected: 'failed',
} as const

const Status = observer(function Status({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const { role } = useStores().session
  const { identityStatus: status, rejectReason } = identity
  const reason = status === 'rejected' && (rejectReason || t('noReason'))
  return (
    <Stack gap={6}>
      {/* What changes by itself while the player waits is read out. */}
      <div role="status">
        <StatusHero
          state={SIGNS[status]}
          title={t(`status.${status}.title`)}
          text={reason || t(`status.${status}.text`)}
        />
      </div>
      <StatusActions identity={identity} />
      {status === 'pending' && role === 'player' && <FirstWithdrawal />}
      {identity.hasBase && <Sent identity={identity} />}
      <HelpLink />
    </Stack>
  )
})

/** The status of the check, its meaning, and the next step. */
export function StatusScreen(props: KycPage) {
  return <WithIdentity {...props}>{(identity) => <Status identity={identity} />}</WithIdentity>
}
