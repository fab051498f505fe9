import { unwrap, createPortalClient, type PortalConfig } from '@countersign/api-client';
import type { PublicBrand } from '@countersign/ui';

/** Branding of a firm's pages before sign-in. */
export interface FirmBranding {
  readonly brand: PublicBrand;
  /** Six hex digits. */
  readonly color: string;
}

/**
 * Reads the branding of a theme, without a token. An unknown firm gets the product's own. Rejects without a
 * response.
 */
export async function readFirmBranding(config: PortalConfig, theme: number): Promise<FirmBranding> {
  const client = createPortalClient({
    baseUrl: config.api,
    getToken: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
  });
  const branding = await unwrap(client.GET('/branding/theme/{theme}', { params: { path: { theme } } }));
  const { Name: name } = branding.Firm;
  return {
    color: branding.Colour,
    brand: {
      name,
      splashTitle: branding.SplashTitle || `Welcome to ${name}`,
      ...(branding.SplashMsg !== '' && { splashMessage: branding.SplashMsg }),
      ...(branding.Logo && { logo: branding.Logo }),
    },
  };
}
