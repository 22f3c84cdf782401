import { useNavigate, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { ROUTES } from '#src/routing/route-names.ts'
import type { TappedGame } from '#src/stores/overlay-names.ts'
import { Parol } from '#src/ui/brand/parol.tsx'
import { Image } from '#src/ui/data/image.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import type { PageTitle } from '../frame/shell-page.ts'
import styles from './login-first.module.css'

const Offer = deferred(async () => (await import('#src/components/offer/first-deposit-offer.tsx')).FirstDepositOffer, {
  texts: ['offer'],
  isOptional: true,
})

export interface LoginFirstProps {
  /** The app path that required login, opened after it. */
  readonly returnTo: string
  /** The game that the visitor tapped. */
  readonly game?: TappedGame | undefined
  /** The player chose to sign up or to log in. */
  readonly onLogin?: (() => void) | undefined
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** The title of the page at a path, if only players may open it. */
function usePlayerPage(path: string): PageTitle | undefined {
  const [routes] = useRouter().getMatchedRoutes(path.replace(/\?.*/, ''))
  const { access, page } = routes.at(-1)?.options.staticData ?? {}
  return access === 'open' || access === 'browse' ? undefined : page?.title
}

/** Asks a visitor to sign up or log in before a game, a page or an action that needs it. */
export function LoginFirst({ returnTo, game, onLogin, onClose, onLeave }: LoginFirstProps) {
  const { t } = useTranslation(['common', 'errors', 'shell'])
  const navigate = useNavigate()
  const page = usePlayerPage(returnTo)
  function goTo(to: typeof ROUTES.login | typeof ROUTES.register): void {
    onLeave()
    onLogin?.()
    void navigate({ to, search: { returnTo } })
  }
  function getTitle(): string {
    if (game) return t('shell:loginFirstPlay', { name: game.name })
    return page ? t('shell:loginFirstOpen', { page: t(page) }) : t('shell:loginFirstTitle')
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={getTitle()}
      closeLabel={t('close')}
      picture={
        game ? (
          <Image
            className={styles.cover}
            src={game.cover ?? ''}
            alt=""
            ratio="3 / 4"
            seed={game.id}
            fallbackText={game.name}
            sizes="132px"
            eager
          />
        ) : (
          <Parol size={88} glow />
        )
      }
      actions={
        <div className={styles.actions}>
          <Offer look="ribbon" />
          <Button variant="primary" size="lg" fullWidth onClick={() => goTo(ROUTES.register)}>
            {t('signUp')}
          </Button>
          <Button size="lg" fullWidth onClick={() => goTo(ROUTES.login)}>
            {t('login')}
          </Button>
          <p className={styles.reason}>{t('errors:loginFirst')}</p>
        </div>
      }
    />
  )
}
