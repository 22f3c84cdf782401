import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { ContactList } from './contact-list.tsx'
import { PlayerId } from './player-id.tsx'
import styles from './support-screen.module.css'

/** Customer service: contacts, and self-help. */
export function SupportScreen() {
  const { t } = useTranslation(['support', 'common'])
  const { overlays } = useStores()
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3} aria-label={t('contacts')}>
        <ContactList />
        <PlayerId />
        <p className={styles.safety}>
          <Icon name="shield" size={20} />
          <Words>{t('neverAsk')}</Words>
        </p>
      </Stack>
      <section className={styles.selfHelp}>
        <SectionHeader title={t('selfHelp')} />
        <Card padding="sm">
          <ListRow
            icon="info"
            title={t('common:faq')}
            subtitle={t('faqRowText')}
            chevron
            renderLink={(props) => <Link to={ROUTES.faq} {...props} />}
          />
          <ListRow
            icon="shield"
            title={t('common:responsibleGaming')}
            subtitle={t('responsibleGamingText')}
            chevron
            onClick={() => overlays.open('document', { name: 'responsibleGaming' })}
          />
        </Card>
      </section>
    </Stack>
  )
}
