import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { WithIdentity, type KycPage } from '../with-identity.tsx'
import { CorrectionLinks } from '../correction-links.tsx'
import { HelpLink } from '../help-link.tsx'
import { isLocked, pageToGoOn } from '../next-step.ts'
import { Deadline } from './deadline.tsx'
import hub from './hub.module.css'
import { Steps } from './steps.tsx'

/** Where the check stands, for a player who is verified or whose account is suspended until then. */
function useHead({ identityStatus, rejectReason }: Identity): { title: string; text: string } {
  const { t } = useTranslation('kyc')
  if (identityStatus === 'rejected') return { title: t('suspendedTitle'), text: rejectReason || t('noReason') }
  if (identityStatus === 'unverified' || identityStatus === 'editing')
    return { title: t('suspendedTitle'), text: t('suspendedText') }
  return { title: t(`status.${identityStatus}.title`), text: t(`status.${identityStatus}.text`) }
}

/** What the player needs. The server lists the accepted identity documents; without the list the rest still helps. */
function Needs() {
  const { t, i18n } = useTranslation('kyc')
  const { data: options } = useQuery({ ...getIdentityOptionsQuery(), meta: { silentError: true } })
  const documents = options?.idTypes.map(({ name }) => name).filter((name) => name !== '') ?? []
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
  const { t } = useTranslation(['kyc', 'common'])
  const { session } = useStores()
  // A suspended player has a reason of their own to verify; one who is verified needs the page no more.
  const isOnTheWay = session.role !== 'suspended' && identity.identityStatus !== 'approved'
  const head = useHead(identity)
  const isRejected = identity.identityStatus === 'rejected'

  function goOnText(): string {
    if (isLocked(identity)) return t('seeStatus')
    return t(identity.hasBase ? 'goOn' : 'start')
  }

  const act = isRejected ? (
    <CorrectionLinks identity={identity} />
  ) : (
    <Link to={pageToGoOn(identity)} className={buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })}>
      {goOnText()}
    </Link>
  )

  return (
    <Stack gap={6}>
      {isOnTheWay ? (
        <FirstWithdrawal identityAct={isRejected ? act : undefined} />
      ) : (
        <Card as="section" surface="hero" padding="lg">
          <Stack gap={4}>
            <div>
              <Text as="h2" size="lg" weight="bold">
                {head.title}
              </Text>
              <Text tone={isRejected ? 'ink' : 'quiet'}>{head.text}</Text>
              {isRejected && <Text tone="quiet">{t('suspendedText')}</Text>}
            </div>
            {act}
          </Stack>
        </Card>
      )}
      {isOnTheWay && !isLocked(identity) && <Deadline identity={identity} />}
      <Steps identity={identity} />
      {!isLocked(identity) && <Needs />}
      <HelpLink />
    </Stack>
  )
})

/** The start page of the verification: what is done, what is next, and by when. */
export function VerificationScreen(props: KycPage) {
  return <WithIdentity {...props}>{(identity) => <Verification identity={identity} />}</WithIdentity>
}
