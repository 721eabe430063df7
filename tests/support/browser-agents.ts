/** What browsers write into `User-Agent`, with `{version}`s and devices to vary. */

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS {ios} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPAD = 'Mozilla/5.0 (iPad; CPU OS {ios} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const VIEW =
  'Mozilla/5.0 (Linux; Android {android}; {model} Build/{build}; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/{chrome} Mobile Safari/537.36'

/** Of people's phones and the apps' documentation: the app's name, and what its browser says. */
export const IN_APP_AGENTS: readonly [app: string | null, agent: string][] = [
  [
    'Instagram',
    `${IPHONE} Mobile/15E148 Instagram {app} (iPhone13,2; iOS {ios}; {locale}; scale=3.00; 1170x2532; 613424421)`,
  ],
  [
    'Instagram',
    `${IPAD} Mobile/15E148 Instagram {app} (iPad13,1; iOS {ios}; {locale}; scale=2.00; 1640x2360; 1)`,
  ],
  [
    'Instagram',
    `${VIEW} Instagram {app} Android (33/13; 420dpi; 1080x2254; samsung; {model}; a13; exynos850; {locale}; 613424421)`,
  ],
  [
    'Threads',
    `${IPHONE} Mobile/15E148 Barcelona {app} (iPhone13,2; iOS {ios}; {locale}; scale=3.00; 1170x2532; 1)`,
  ],
  [
    'Facebook',
    `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/{app};FBBV/613;FBDV/iPhone13,2;FBMD/iPhone;FBSN/iOS;FBSV/17.5;FBSS/3;FBLC/{locale};FBOP/5]`,
  ],
  ['Facebook', `${IPHONE} Mobile/15E148 Safari/604.1 [FBAN/FBIOS;FBAV/{app};FBLC/{locale}]`],
  ['Facebook', `${VIEW} [FB_IAB/FB4A;FBAV/{app};IABMV/1;]`],
  ['Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/{app};FBLC/{locale};FBOP/5]`],
  ['Messenger', `${IPHONE} Mobile/15E148 [FBAN/MessengerLiteForiOS;FBAV/{app};FBLC/{locale}]`],
  ['Messenger', `${VIEW} [FB_IAB/Orca-Android;FBAV/{app};]`],
  ['Messenger', `${VIEW} [FB_IAB/MESSENGER;FBAV/{app};IABMV/1;]`],
  [
    'TikTok',
    `${IPHONE} Mobile/15E148 musical_ly_{app} JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/{locale} Region/CO isDarkMode/1 BytedanceWebview/d8a21c6`,
  ],
  [
    'TikTok',
    `${IPHONE} Mobile/15E148 trill_{app} JsSdk/2.0 NetType/4G Channel/App Store ByteLocale/{locale} Region/PE`,
  ],
  [
    'TikTok',
    `${VIEW} musical_ly_2023106030 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly app_version/{app} ByteLocale/{locale} Region/CO BytedanceWebview/d8a21c6`,
  ],
  ['X', `${IPHONE} Mobile/15E148 Twitter for iPhone/{app}`],
  ['X', `${IPAD} Mobile/15E148 Twitter for iPad/{app}`],
  ['X', `${VIEW} TwitterAndroid`],
  ['LinkedIn', `${IPHONE} Mobile/15E148 [LinkedInApp]/{app}`],
  ['LinkedIn', `${VIEW} [LinkedInApp]/{app}`],
  ['Snapchat', `${IPHONE} Mobile/15E148 Snapchat/{app} (like Safari/8619.1, panda)`],
  ['Snapchat', `${VIEW}Snapchat/{app} ({model}; Android {android}#1#33#0; gzip; )`],
  ['Pinterest', `${IPHONE} Mobile/15E148 [Pinterest/iOS]`],
  ['Pinterest', `${VIEW} [Pinterest/Android]`],
  ['WhatsApp', `${IPHONE} Mobile/15E148 WAiOS/{app}`],
  ['WhatsApp', `${VIEW} WA4A/{app}`],
  [
    'Telegram',
    `Mozilla/5.0 (Linux; Android {android}; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/{chrome} Mobile Safari/537.36 Telegram-Android/{app} ({model}; Android {android}; SDK 33; LOW)`,
  ],
  ['Reddit', `${IPHONE} Mobile/15E148 Reddit/Version {app}/Build 613/iOS Version 17.5`],
  ['LINE', `${IPHONE} Mobile/15E148 Safari Line/{app}`],
  ['LINE', `${VIEW} Line/{app}/IAB`],
  ['WeChat', `${IPHONE} Mobile/15E148 MicroMessenger/{app}(0x18003137) NetType/WIFI Language/es`],
  ['WeChat', `${VIEW} MMWEBID/7 MicroMessenger/{app}(0x28003137) WeChat/arm64 NetType/WIFI Language/es`],
  ['KakaoTalk', `${IPHONE} Mobile/15E148 KAKAOTALK {app}`],
  [null, VIEW],
  [null, `${IPHONE} Mobile/15E148`],
  [null, `${IPAD} Mobile/15E148`],
  [null, 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'],
]

const VALUES: Record<string, readonly string[]> = {
  ios: ['12_5_7', '15_8', '16_7_2', '17_0', '17_5_1', '18_6', '26_1'],
  android: ['8.1.0', '9', '10', '11', '12', '13', '14', '15', '16'],
  model: [
    'SM-A135M',
    'SM-A546E',
    'moto g(30)',
    'moto e13',
    'M2101K6G',
    '2201117TY',
    'TECNO KG5j',
    'Pixel 8',
    'CPH2387',
    'JAT-L29',
  ],
  build: ['TP1A.220624.014', 'S3RQCS32.20-42', 'UP1A.231005.007', 'BP2A.250605.031'],
  chrome: ['75.0.3770.101', '91.0.4472.114', '119.0.6045.193', '131.0.6778.81', '142.0.7444.48'],
  app: ['9.0', '31.2.0', '278.0.0.18.111', '334.0.4.32.98', '420.0.0.32.61', '400.1'],
  locale: ['es_CO', 'es_EC', 'es-419', 'es_PE', 'es_MX', 'pt_BR', 'en_US', 'es_AR; es-AR'],
}

/** The n-th variant of an agent: version, device and language change at different paces. */
export const variantOf = (agent: string, n: number): string =>
  agent.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const values = VALUES[name] ?? []
    return values[(n * (name.length + 1) + Math.floor(n / values.length)) % values.length] ?? ''
  })

const CHROME_ON = (system: string, mobile = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0${mobile} Safari/537.36`
const ANDROID = 'Linux; Android 10; K'
const WINDOWS = 'Windows NT 10.0; Win64; x64'
const MAC = 'Macintosh; Intel Mac OS X 10_15_7'
const SAFARI_AS = (device: string, version: string, rest = '') =>
  `Mozilla/5.0 (${device}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version}${rest} Safari/604.1`
const iPhone = (ios: string) => `iPhone; CPU iPhone OS ${ios} like Mac OS X`
const onIphone = (mark: string, ios = '17_5') =>
  `Mozilla/5.0 (${iPhone(ios)}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${mark}`

/** Browsers of people, installed pages of Chrome among them, which say what Chrome says. */
export const ORDINARY_AGENTS: readonly string[] = [
  ...[WINDOWS, MAC, 'X11; Linux x86_64', 'X11; CrOS x86_64 14541.0.0', 'Windows NT 6.1; Win64; x64'].map(
    (system) => CHROME_ON(system),
  ),
  ...[
    ANDROID,
    'Linux; Android 13; SM-A135M',
    'Linux; Android 8.1.0; moto e5',
    'Linux; Android 14; Pixel 8',
    'Linux; Android 12; M2101K6G',
  ].map((system) => CHROME_ON(system, ' Mobile')),
  CHROME_ON('Linux; Android 12; SM-T500'),
  CHROME_ON('Linux; Android 7.0; SM-G930F', ' Mobile').replace('131', '60'),
  ...['12_5_7', '14_8', '15_8', '16_7', '17_5', '18_6'].map((ios) =>
    SAFARI_AS(iPhone(ios), ios.replace('_', '.'), ' Mobile/15E148'),
  ),
  SAFARI_AS('iPad; CPU OS 15_8 like Mac OS X', '15.8', ' Mobile/15E148'),
  SAFARI_AS('iPad; CPU OS 12_5 like Mac OS X', '12.1.2', ' Mobile/16H20'),
  SAFARI_AS('iPod touch; CPU iPhone OS 12_5_7 like Mac OS X', '12.1.2', ' Mobile/16H81'),
  ...['14.1.2', '16.6', '17.5', '18.6', '26.1'].map((version) => SAFARI_AS(MAC, version)),
  onIphone('CriOS/131.0.6778.103 Mobile/15E148 Safari/604.1'),
  onIphone('CriOS/87.0.4280.163 Mobile/15E148 Safari/604.1', '14_3'),
  onIphone('FxiOS/133.0 Mobile/15E148 Safari/605.1.15'),
  onIphone('FxiOS/8.1.1b4948 Mobile/14F89 Safari/603.2.4', '10_3_2'),
  onIphone('Version/17.0 EdgiOS/131.0.2903.92 Mobile/15E148 Safari/605.1.15'),
  onIphone('Version/16.0 Mobile/15E148 Safari/604.1 OPT/4.3.1'),
  onIphone('OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53'),
  onIphone('Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
  onIphone('Mobile/15E148 DuckDuckGo/7'),
  onIphone('Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5'),
  onIphone('FxiOS/8.3 Mobile/15E148 Focus/8.3'),
  onIphone('GSA/345.0.701 Mobile/15E148 Safari/604.1'),
  onIphone('Version/17.5 YaBrowser/24.6.1 Mobile/15E148 Safari/604.1'),
  onIphone('Version/17.5 Mobile/15E148 Safari/604.1 (Ecosia ios@10.2.0.1900)'),
  ...['131.0', '115.0', '78.0'].map(
    (version) => `Mozilla/5.0 (${WINDOWS}; rv:${version}) Gecko/20100101 Firefox/${version}`,
  ),
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0`,
  `Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0`,
  `Mozilla/5.0 (Android 13; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0`,
  `Mozilla/5.0 (Android 10; Tablet; rv:115.0) Gecko/115.0 Firefox/115.0`,
  'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-A135M) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-J415F) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/14.2 Chrome/87.0.4280.141 Mobile Safari/537.36',
  `${CHROME_ON(WINDOWS)} Edg/131.0.0.0`,
  `${CHROME_ON(MAC)} Edg/131.0.0.0`,
  `${CHROME_ON(ANDROID, ' Mobile')} EdgA/131.0.0.0`,
  `${CHROME_ON(WINDOWS)} OPR/115.0.0.0`,
  `${CHROME_ON(ANDROID, ' Mobile')} OPR/86.0.0.0`,
  'Mozilla/5.0 (Linux; U; Android 12; SM-A037M Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.6778.39 Mobile Safari/537.36 OPR/83.0.2254.73036',
  'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; es) Presto/2.12.423 Version/12.16',
  `${CHROME_ON(WINDOWS)} Vivaldi/7.0.3495.27`,
  `${CHROME_ON(WINDOWS)} YaBrowser/24.10.0.0`,
  'Mozilla/5.0 (Linux; Android 12; M2101K6G Build/SKQ1) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.4.0',
  'Mozilla/5.0 (Linux; Android 10; JAT-L29; HMSCore 6.13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/131.0.0.0 Mobile DuckDuckGo/5 Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 11; es-CO; CPH2387) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0 UCBrowser/13.4 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; U; Android 4.4.2; es-ec; GT-I9192) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
  'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/76.0 TV Safari/537.36',
]
