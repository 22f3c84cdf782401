import type { ReactElement } from 'react'
import { Image } from '#src/ui/data/image.tsx'
import { Carousel } from '#src/ui/navigate/carousel.tsx'
import { SideNav } from '#src/ui/navigate/side-nav.tsx'
import { TabBar } from '#src/ui/navigate/tab-bar.tsx'
import { Ticker } from '#src/ui/navigate/ticker.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Example, Examples } from '../example.tsx'
import { useSay } from '../texts.ts'

const SLIDES = ['one', 'two', 'three', 'four', 'five']

/** What leads elsewhere or passes by: carousel, news, tab bar, side navigation. */
export function Moving(): ReactElement {
  const say = useSay()
  const slides = SLIDES.map((id) => ({
    id,
    content: <Image src="" alt={id} ratio="2 / 1" seed={id} fallbackText={id} sizes="360px" />,
  }))
  const words = {
    kindLabel: say({ en: 'carousel', vi: 'băng chuyền' }),
    previousLabel: say({ en: 'Previous slide', vi: 'Trang trước' }),
    nextLabel: say({ en: 'Next slide', vi: 'Trang sau' }),
    slideLabel: (index: number, total: number) =>
      say({ en: `Slide ${String(index)} of ${String(total)}`, vi: `Trang ${String(index)} trên ${String(total)}` }),
  }
  const places = [
    { id: 'game', label: say({ en: 'Games', vi: 'Trò chơi' }), icon: 'game', current: true },
    { id: 'vip', label: 'VIP', icon: 'vip' },
    { id: 'wallet', label: say({ en: 'Wallet', vi: 'Ví điện tử của tôi' }), icon: 'wallet' },
    {
      id: 'event',
      label: say({ en: 'Events', vi: 'Sự kiện' }),
      icon: 'event',
      badge: <Badge count={120} label={say({ en: '120 new', vi: '120 mục mới' })} />,
    },
    { id: 'profile', label: say({ en: 'Profile', vi: 'Cá nhân' }), icon: 'profile' },
  ] as const
  return (
    <>
      <Examples title="Carousel">
        <Example title="five slides" wide column>
          <Carousel label={say({ en: 'News and offers', vi: 'Tin tức và ưu đãi' })} items={slides} {...words} />
        </Example>
        <Example title="one slide" wide column>
          <Carousel label={say({ en: 'One offer', vi: 'Một ưu đãi' })} items={slides.slice(0, 1)} {...words} />
        </Example>
      </Examples>
      <Examples title="Ticker">
        <Example title="news" wide column>
          <Ticker
            label={say({ en: 'Latest winners', vi: 'Người thắng mới nhất' })}
            pauseLabel={say({ en: 'Pause the news', vi: 'Tạm dừng tin' })}
            playLabel={say({ en: 'Let the news pass', vi: 'Cho tin chạy tiếp' })}
            items={[
              { id: '1', text: say({ en: 'm***a won ₱12,500.00', vi: 'm***a thắng ₱12,500.00' }) },
              { id: '2', text: say({ en: 'j***o won ₱980.50', vi: 'j***o thắng ₱980.50' }) },
              { id: '3', text: say({ en: 'Fiesta week begins on Friday', vi: 'Tuần lễ hội bắt đầu vào thứ Sáu' }) },
            ]}
          />
        </Example>
      </Examples>
      <Examples title="TabBar, SideNav">
        <Example title="TabBar" wide column>
          <TabBar
            label={say({ en: 'Example tab bar', vi: 'Thanh tab mẫu' })}
            items={places}
            renderLink={(place, { children, ...props }) => (
              <a href={`#${place.id}`} {...props}>
                {children}
              </a>
            )}
          />
        </Example>
        <Example title="SideNav" column>
          <SideNav
            label={say({ en: 'Example side navigation', vi: 'Điều hướng bên mẫu' })}
            items={places}
            renderLink={(place, { children, ...props }) => (
              <a href={`#${place.id}`} {...props}>
                {children}
              </a>
            )}
          />
        </Example>
      </Examples>
    </>
  )
}
