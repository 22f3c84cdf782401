import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { getGetIdentityOptionsQueryOptions } from '#generated/http/kyc/get-identity-options.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { IdentityStatus } from '#src/components/identity-status.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { WithIdentity, type KycPage } from '../with-identity.tsx'
import styles from '../kyc.module.css'
import { RejectReason } from '../reject-reason.tsx'
import { StatusActions } from './status-actions.tsx'

/** The server's data, masked. */
function Sent({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const { data: options } = useQuery({ ...getGetIdentityOptionsQueryOptions(), meta: { silentError: true } })
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

function Status({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation(['kyc', 'common'])
  const { identityStatus: status } = identity
  return (
    <Stack gap={6} className={styles.page}>
      <Card as="section" surface="hero" padding="lg">
        {/* What changes by itself while the player waits is read out. */}
        <Stack gap={3} role="status">
          <div>
            <IdentityStatus status={status} />
          </div>
          <Text as="h2" size="lg" weight="bold">
            {t(`status.${status}.title`)}
          </Text>
          <Text tone="quiet">{t(`status.${status}.text`)}</Text>
          <RejectReason identity={identity} />
        </Stack>
      </Card>
      <StatusActions identity={identity} />
      {identity.hasBase && <Sent identity={identity} />}
      <Stack row wrap gap={6}>
        <Link to={ROUTES.kycVerification} className={buttonClass({ variant: 'ghost', size: 'sm', flush: true })}>
          {t('common:kycVerification')}
        </Link>
        <Link to={ROUTES.livechat} className={buttonClass({ variant: 'ghost', size: 'sm', flush: true })}>
          {t('common:customerService')}
        </Link>
      </Stack>
    </Stack>
  )
}

/** The status of the check, its meaning, and the next step. */
export function StatusScreen(props: KycPage) {
  return <WithIdentity {...props}>{(identity) => <Status identity={identity} />}</WithIdentity>
}
