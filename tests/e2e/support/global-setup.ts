import { buildGallery } from '../../support/build-gallery.ts'
import { startPreview, startServers } from '../../support/servers.ts'

/** Starts mock and app once for the whole run, and the app with the gallery; addresses go to the workers by the environment. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const [servers, galleryDist] = await Promise.all([startServers(), buildGallery('e2e')])
  const gallery = await startPreview(servers.mockUrl, galleryDist)
  process.env['TUMPAK_APP_URL'] = servers.appUrl
  process.env['TUMPAK_MOCK_URL'] = servers.mockUrl
  process.env['TUMPAK_GALLERY_URL'] = gallery.url
  return async () => {
    await Promise.all([gallery.stop(), servers.stop()])
  }
}
