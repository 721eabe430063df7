import { ellipse, group, shape } from './portraits/svg'

const HEART =
  'M450 352C424 318 372 334 378 374 382 402 424 424 450 446 476 424 518 402 522 374 528 334 476 318 450 352Z'
const ROOF =
  'M92 378 430 108Q450 94 470 108L808 378Q824 392 810 410L796 428Q782 444 764 430L450 186 136 430' +
  'Q118 444 104 428L90 410Q76 392 92 378Z'
const ROOF_SHADOW = 'M450 100Q460 100 470 108L808 378Q824 392 810 410L796 428Q782 444 764 430L450 186Z'

function house(): string {
  return (
    shape('M150 360 450 130 750 360V740H150Z', '#F7E3C6') +
    shape('M450 130 750 360V740H560V300Z', '#EBCFA8') +
    shape(ROOF, '#D9694F') +
    shape(ROOF_SHADOW, '#C4573F') +
    shape('M340 740V560A110 110 0 0 1 560 560V740Z', '#7A4B32') +
    shape('M362 740V562A88 88 0 0 1 538 562V740Z', '#3C241A') +
    shape(HEART, '#C9344A')
  )
}

function plants(): string {
  const leaves =
    shape('M0 0Q-60 -30 -66 -110Q-10 -96 0 0Z', '#4F8F72') +
    shape('M0 0Q50 -40 50 -126Q-2 -96 0 0Z', '#5FA284')
  const middle = shape('M0 0Q-10 -60 6 -140Q30 -70 0 0Z', '#437F66')
  const yellowPot = shape('M-52 0H52L40 84Q38 92 30 92H-30Q-38 92 -40 84Z', '#F0B13C')
  const bluePot = shape('M-46 0H46L36 74Q34 82 26 82H-26Q-34 82 -36 74Z', '#4C6FA5')
  return (
    group(leaves + middle + yellowPot, 'transform="translate(708 650)"') +
    group(leaves + bluePot, 'transform="translate(214 660)"')
  )
}

function pawInDoorway(): string {
  const cream = '#FFF6E6'
  const pads =
    ellipse(0, 30, 26, 20, cream) +
    ellipse(-30, 2, 11, 14, cream) +
    ellipse(-11, -13, 11, 15, cream) +
    ellipse(11, -13, 11, 15, cream) +
    ellipse(30, 2, 11, 14, cream)
  return group(pads, 'transform="translate(450 640)" opacity=".9"')
}

/** 900×760 with a transparent background. */
export function drawShelter(): string {
  const content = ellipse(450, 744, 360, 26, '#17261F', 'opacity=".10"') + house() + plants() + pawInDoorway()
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="760" viewBox="0 0 900 760">${content}</svg>`
}
