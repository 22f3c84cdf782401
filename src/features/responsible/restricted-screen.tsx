import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { getPlayInfoQuery } from '#generated/http/responsible/get-play-info.ts'
import type { PlayHelp } from '#generated/http/schemas/play-help.ts'
import { DocumentLinks } from '#src/components/operator/document-links.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { readLinkUrl } from '#src/lib/foreign-url.ts'
import { userQuery } from '#src/queries/user.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

function HelpEntry({ help: { name, about, url, phone } }: { readonly help: PlayHelp }): ReactElement {
  const href = url === undefined ? undefined : readLinkUrl(url, globalThis.location)?.href
  return (
    <li>
      {href === undefined ? (
        <strong>{name}</strong>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      )}
      {about !== undefined && <Text tone="quiet">{about}</Text>}
      {phone !== undefined && <a href={`tel:${phone.replaceAll(/[^0-9+]/gu, '')}`}>{phone}</a>}
    </li>
  )
}

/** Whom to ask for help, and about the funds: both come from the operator. */
function Info(): ReactElement {
  const { t } = useTranslation(['playBreak', 'age'])
  const info = useQuery(getPlayInfoQuery())
  const { data } = info
  return (
    <>
      <section>
        <SectionHeader title={t('funds')} />
        <Card>
          <Stack gap={2}>
            <p>{t('age:forfeited')}</p>
            {data && (
              <p>
                {data.fundsContact === '' ? t('fundsService') : `${t('fundsAsk')} `}
                {data.fundsContact !== '' && <strong translate="no">{data.fundsContact}</strong>}
              </p>
            )}
          </Stack>
        </Card>
      </section>
      <section>
        <SectionHeader title={t('help')} />
        <Card>
          {data ? (
            <Stack as="ul" gap={4}>
              {data.help.map((help) => (
                <HelpEntry key={help.name} help={help} />
              ))}
            </Stack>
          ) : info.isError ? (
            <QueryError query={info} title={t('helpFailed')} />
          ) : (
            <Skeleton height={120} />
          )}
        </Card>
      </section>
    </>
  )
}

/** For a person whom the law or the regulator keeps from playing: why, help, funds, documents and the way out. */
export const RestrictedScreen = observer(function RestrictedScreen() {
  const { t } = useTranslation(['playBreak', 'common'])
  const { overlays } = useStores()
  const { data: user } = useQuery({ ...userQuery(), enabled: false })
  return (
    <Stack gap={6}>
      <Card as="section" padding="lg">
        <Stack gap={4}>
          <Text as="h2" size="xl" weight="bold">
            {t('restrictedTitle')}
          </Text>
          <p>{user?.play?.reason ?? t('restrictedUnknown')}</p>
          <Link to={ROUTES.livechat} className={buttonClass({ variant: 'secondary', fullWidth: true })}>
            {t('common:customerService')}
          </Link>
          <Button variant="secondary" icon="logout" fullWidth onClick={() => overlays.open('confirmLogout', {})}>
            {t('common:logout')}
          </Button>
        </Stack>
      </Card>
      <Info />
      <section>
        <SectionHeader title={t('documents')} />
        <DocumentLinks names={['responsibleGaming', 'termsOfUse', 'privacyPolicy']} />
      </section>
    </Stack>
  )
})
