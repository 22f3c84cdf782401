import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { getGetIdentityOptionsQueryOptions } from '#generated/http/kyc/get-identity-options.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { IdentityStatus } from '#src/components/identity-status.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { WithIdentity, type KycPage } from '../with-identity.tsx'
import styles from '../kyc.module.css'
import { deadlineState, isLocked, pageToGoOn } from '../next-step.ts'
import { RejectReason } from '../reject-reason.tsx'
import { Deadlines } from './deadlines.tsx'
import hub from './hub.module.css'
import { Steps } from './steps.tsx'

/** Explains the suspension and how it ends. */
function Suspension() {
  const { t } = useTranslation(['kyc', 'errors'])
  return (
    <div>
      <Text weight="bold">{t('suspendedTitle')}</Text>
      <Text>{t('errors:accountSuspended')}</Text>
      <Text tone="quiet">{t('suspendedText')}</Text>
    </div>
  )
}

function goOnText({ identityStatus, hasBase }: Identity): 'start' | 'goOn' | 'seeStatus' {
  if (identityStatus === 'unverified' || identityStatus === 'editing') return hasBase ? 'goOn' : 'start'
  return 'seeStatus'
}

/** What the player needs. The server lists the accepted identity documents; without the list the rest still helps. */
function Needs() {
  const { t, i18n } = useTranslation('kyc')
  const { data: options } = useQuery({ ...getGetIdentityOptionsQueryOptions(), meta: { silentError: true } })
  const documents = options?.idTypes.map(({ name }) => name) ?? []
  return (
    <section>
      <SectionHeader title={t('needs')} />
      <Card padding="md">
        <ul className={hub.needs}>
          <li>{t('needAge')}</li>
          {documents.length > 0 && (
            <li>
              {t('needDocument', {
                documents: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(documents),
              })}
            </li>
          )}
          <li>{t('needLight')}</li>
        </ul>
        <Text size="sm" tone="quiet">
          {t('retention')}
        </Text>
      </Card>
    </section>
  )
}

const Verification = observer(function Verification({ identity }: { identity: Identity }) {
  const { t } = useTranslation(['kyc', 'errors', 'common'])
  const isSuspended = useStores().session.role === 'suspended'
  const isOverdue = deadlineState(identity, Date.parse(identity.deadline)) === 'over'

  function warning() {
    if (isSuspended || isLocked(identity)) return null
    return isOverdue ? (
      <Alert tone="danger">{t('overdueText')}</Alert>
    ) : (
      <Alert tone="pending">{t('errors:kycReminder')}</Alert>
    )
  }

  return (
    <Stack gap={6} className={styles.page}>
      <Card as="section" surface="hero" padding="lg">
        <Stack gap={3}>
          <div>
            <IdentityStatus status={identity.identityStatus} />
          </div>
          <Text as="h2" size="lg" weight="bold">
            {t(identity.identityStatus === 'unverified' ? 'title' : `status.${identity.identityStatus}.title`)}
          </Text>
          <Text tone="quiet">
            {t(identity.identityStatus === 'unverified' ? 'text' : `status.${identity.identityStatus}.text`)}
          </Text>
          <RejectReason identity={identity} />
          {isSuspended && <Suspension />}
          <Link to={pageToGoOn(identity)} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
            {t(goOnText(identity))}
          </Link>
        </Stack>
      </Card>
      {warning()}
      <Steps identity={identity} />
      <Deadlines identity={identity} />
      {!isLocked(identity) && <Needs />}
      <Stack row wrap gap={3} align="center">
        <Text size="sm" tone="quiet" className={hub.help}>
          {t('help')}
        </Text>
        <Link to={ROUTES.livechat} className={buttonClass({ size: 'sm' })}>
          {t('common:customerService')}
        </Link>
      </Stack>
    </Stack>
  )
})

/** The start page of the verification: what is done, what is next, and by when. */
export function VerificationScreen(props: KycPage) {
  return <WithIdentity {...props}>{(identity) => <Verification identity={identity} />}</WithIdentity>
}
