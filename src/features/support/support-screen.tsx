import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { TopicQuestions } from '#src/components/help/help-companion.tsx'
import { useHasPlayPage } from '#src/components/responsible/use-has-play-page.ts'
import { useMedia } from '#src/hooks/use-media.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { PageColumns } from '#src/ui/layout/page-columns.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { ContactList } from './contact-list.tsx'
import { PlayerId } from './player-id.tsx'
import styles from './support-screen.module.css'

/** The most that fit beside the contacts. */
const MAX_QUESTIONS = 5

/** Customer service: contacts, and self-help. */
export const SupportScreen = observer(function SupportScreen() {
  const { t } = useTranslation(['support', 'common'])
  const { overlays } = useStores()
  const hasPlayPage = useHasPlayPage()
  const hasCompanion = useMedia('(--from-wide)')
  const rows = (
    <Card padding="sm">
      <ListRow
        icon="info"
        title={t(hasCompanion ? 'allQuestions' : 'common:faq')}
        subtitle={t('faqRowText')}
        chevron
        renderLink={(props) => <Link to={ROUTES.faq} {...props} />}
      />
      <ListRow
        icon="shield"
        title={t('common:responsibleGaming')}
        subtitle={t('responsibleGamingText')}
        chevron
        {...(hasPlayPage
          ? { renderLink: (props) => <Link to={ROUTES.responsiblePlay} {...props} /> }
          : { onClick: () => overlays.open('document', { name: 'responsibleGaming' }) })}
      />
    </Card>
  )
  const selfHelp = hasCompanion ? (
    <Stack gap={4}>
      <Card as="section">
        <Text as="h2" size="lg">
          {t('selfHelp')}
        </Text>
        <TopicQuestions max={MAX_QUESTIONS} />
      </Card>
      {rows}
    </Stack>
  ) : (
    <section>
      <SectionHeader title={t('selfHelp')} />
      {rows}
    </section>
  )
  return (
    <PageColumns companion={selfHelp}>
      <Stack as="section" gap={3} aria-label={t('contacts')}>
        <ContactList />
        <PlayerId />
        <p className={styles.safety}>
          <Icon name="shield" size={20} />
          <Words>{t('neverAsk')}</Words>
        </p>
      </Stack>
    </PageColumns>
  )
})
