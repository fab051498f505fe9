import { afterEach, describe, expect, it, vi } from 'vitest';
import { readFirmBranding } from './firmBranding.ts';

const config = {
  api: 'http://localhost:4000/rest',
  files: 'http://localhost:4002',
  signing: 'http://localhost:4003',
  identity: { issuer: 'http://localhost:4001', clientId: 'portal' },
};

const branding = {
  SplashTitle: 'Good day',
  SplashMsg: 'Ring us if anything looks unfamiliar.',
  Logo: 'data:image/png;base64,AAAA',
  Colour: '7A1F3D',
  Embed: '',
  Firm: { Id: 12, Name: 'Harrow & Finch' },
  FrameOrigins: [],
};

function answerWith(body: object, status = 200) {
  const asked: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request);
    return Promise.resolve(Response.json(body, { status }));
  });
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the look of a theme', () => {
  it('is read without a token and has the firm’s name, words, logo and colour', async () => {
    const asked = answerWith(branding);
    expect(await readFirmBranding(config, 12)).toEqual({
      color: '7A1F3D',
      brand: {
        name: 'Harrow & Finch',
        splashTitle: 'Good day',
        splashMessage: 'Ring us if anything looks unfamiliar.',
        logo: 'data:image/png;base64,AAAA',
      },
    });
    expect(asked.map(({ url }) => url)).toEqual(['http://localhost:4000/rest/branding/theme/12']);
    expect(asked[0]?.headers.has('authorization')).toBe(false);
  });

  it('welcomes in the firm’s name where it wrote nothing', async () => {
    answerWith({ ...branding, SplashTitle: '', SplashMsg: '', Logo: null });
    expect((await readFirmBranding(config, 12)).brand).toEqual({
      name: 'Harrow & Finch',
      splashTitle: 'Welcome to Harrow & Finch',
    });
  });

  it('is not made up where there is no response', async () => {
    answerWith({ Message: 'The request couldn’t be read.' }, 400);
    await expect(readFirmBranding(config, 12)).rejects.toThrow('The request couldn’t be read.');
  });
});
