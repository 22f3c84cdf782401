import { useLocation, useRouter } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { MouseEvent, ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListBanners } from '#generated/http/games/list-banners.ts'
import type { Banner } from '#generated/http/schemas/banner.ts'
import { deferred } from '#src/components/deferred/deferred.tsx'
import { useFirstDepositOffer } from '#src/queries/first-deposit-offer.ts'
import { readReturnPath } from '#src/routing/return-path.ts'
import { useIsPathAvailable } from '#src/routing/use-is-path-available.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Image } from '#src/ui/data/image.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Carousel } from '#src/ui/navigate/carousel.tsx'
import styles from './lobby-banners.module.css'

const RATIO = 'var(--banner-ratio)'

const Offer = deferred(async () => (await import('#src/components/offer/first-deposit-offer.tsx')).FirstDepositOffer, {
  texts: ['offer'],
  isOptional: true,
  fallback: () => <Skeleton ratio={RATIO} />,
})

function Slide({ banner, isFirst }: { readonly banner: Banner; readonly isFirst: boolean }): ReactElement {
  const router = useRouter()
  const here = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const path = readReturnPath(banner.link)
  const image = (
    <span className={styles.slide} data-scheme="night">
      <Image
        src={banner.image}
        alt=""
        ratio={RATIO}
        seed={banner.id}
        isFirst={isFirst}
        className={styles.picture}
        sizes="(--from-wide) 560px, 92vw"
      />
      <span className={styles.text}>
        <span className={styles.title}>{banner.title}</span>
        {banner.button !== undefined && <span className={styles.button}>{banner.button}</span>}
      </span>
    </span>
  )
  // A link to the current page would do nothing.
  if (path === undefined || path === here) return image

  function go(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (path !== undefined) router.history.push(path)
  }

  return (
    <a className={styles.link} href={path} onClick={go}>
      {image}
    </a>
  )
}

/** The banners of the lobby, for visitors after the operator's offer. Nothing without any, or while promotions are held. */
export const LobbyBanners = observer(function LobbyBanners() {
  return useStores().session.arePromotionsHeld ? null : <Banners />
})

const Banners = observer(function Banners() {
  const { t } = useTranslation('games')
  const isPathAvailable = useIsPathAvailable()
  const offer = useFirstDepositOffer()
  const { data: all, isPending } = useListBanners()
  // An offer that comes later would push away the banner that is being read.
  if (isPending || offer === undefined) {
    return (
      <div className={styles.loading} aria-busy="true">
        <Skeleton ratio={RATIO} />
      </div>
    )
  }
  // Like menus, omit links to pages without a screen.
  const banners = (all ?? []).filter(({ link }) => {
    const path = readReturnPath(link)
    return path === undefined || isPathAvailable(path)
  })
  const items = banners.map((banner, index) => ({
    id: banner.id,
    content: <Slide banner={banner} isFirst={index === 0 && !offer} />,
  }))
  if (offer) items.unshift({ id: 'first-deposit-offer', content: <Offer look="banner" /> })
  if (items.length === 0) return null
  return (
    <div className={styles.banners}>
      <Carousel
        label={t('banners')}
        kindLabel={t('bannersKind')}
        items={items}
        previousLabel={t('bannerPrevious')}
        nextLabel={t('bannerNext')}
        autoplay={{ pause: t('bannersPause'), play: t('bannersPlay') }}
        slideLabel={(index, total) => t('bannerOf', { index, total })}
      />
    </div>
  )
})
