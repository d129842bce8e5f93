/**
 * The style of the editor’s controls on the page, isolated from the page’s type and colors. `--ui` undoes the frame’s
 * scale, so that controls have their true size.
 */
export const FRAME_CSS = `
.edit-ui,.edit-ui *:not(svg,path){all:revert;box-sizing:border-box;font:600 calc(14px*var(--ui,1))/1.3 system-ui,sans-serif;letter-spacing:0;
  text-transform:none;text-align:start;color:#f4ece2;white-space:normal}
.edit-ui{z-index:30;user-select:none;-webkit-user-select:none;cursor:default}
.edit-ui button{display:inline-flex;align-items:center;justify-content:center;gap:calc(6px*var(--ui,1));min-block-size:calc(36px*var(--ui,1));
  min-inline-size:calc(36px*var(--ui,1));margin:0;padding:0 calc(8px*var(--ui,1));border:0;border-radius:calc(6px*var(--ui,1));background:none;cursor:pointer}
.edit-ui button:hover:not(:disabled){background:#4a3a31}
.edit-ui button:disabled{cursor:not-allowed}
.edit-ui button:disabled svg{opacity:.38}
.edit-ui button:focus-visible{outline:calc(2px*var(--ui,1)) solid #f3c27c;outline-offset:calc(1px*var(--ui,1))}
.edit-ui svg{flex:none;inline-size:calc(18px*var(--ui,1));block-size:calc(18px*var(--ui,1));fill:none;stroke:currentColor;stroke-width:1.9;
  stroke-linecap:round;stroke-linejoin:round;pointer-events:none}
[data-item]{position:relative}
#hero{position:relative}
.edit-toolbar{position:absolute;display:flex;inset:auto;margin:0;overflow:visible;padding:calc(3px*var(--ui,1));
  border:1px solid #5b483c;border-radius:calc(9px*var(--ui,1));background:#241b16;box-shadow:0 6px 24px #0006}
.edit-hero{inset-block-start:calc(8px*var(--ui,1));inset-inline-end:calc(8px*var(--ui,1));inset-block-end:auto}
.edit-hero{position:absolute;display:flex;padding:calc(3px*var(--ui,1));border:1px solid #5b483c;border-radius:calc(9px*var(--ui,1));background:#241b16e6}
.edit-add{display:flex;flex-wrap:wrap;gap:calc(8px*var(--ui,1));justify-content:center;margin:calc(20px*var(--ui,1)) 0 0}
.edit-add button{padding:0 calc(16px*var(--ui,1));min-block-size:calc(40px*var(--ui,1));border:1px dashed #8d7463;background:#241b16}
[data-hours] .edit-add{justify-content:flex-start;margin-block-start:calc(12px*var(--ui,1))}
.edit-improve{position:absolute;inset:auto;margin:0;overflow:visible;max-inline-size:min(calc(420px*var(--ui,1)),calc(100vw - 16px));
  padding:calc(3px*var(--ui,1));border:1px solid #5b483c;border-radius:calc(9px*var(--ui,1));background:#241b16;box-shadow:0 6px 24px #0006}
.edit-improve:focus{outline:none}
.edit-improve[data-side=above]{display:flex;flex-direction:column-reverse}
.edit-improve .edit-improve-row{display:flex;flex-wrap:wrap;align-items:center;gap:calc(4px*var(--ui,1))}
.edit-improve .edit-improve-row button{flex:none}
.edit-improve span{display:block;flex:1 1 auto;padding:calc(6px*var(--ui,1)) calc(10px*var(--ui,1));font-weight:500}
.edit-improve [data-ui=improve]::after{content:"";inline-size:calc(7px*var(--ui,1));block-size:calc(7px*var(--ui,1));margin-block-end:calc(4px*var(--ui,1));
  border:solid currentColor;border-width:0 calc(2px*var(--ui,1)) calc(2px*var(--ui,1)) 0;rotate:45deg}
.edit-improve .edit-improve-menu{display:grid;margin-block-start:calc(3px*var(--ui,1));border-block-start:1px solid #5b483c;padding-block-start:calc(3px*var(--ui,1))}
.edit-improve .edit-improve-menu button{justify-content:flex-start;padding-inline:calc(12px*var(--ui,1));font-weight:500}
.edit-improve[data-phase=working] span::before{content:"";display:inline-block;inline-size:calc(12px*var(--ui,1));block-size:calc(12px*var(--ui,1));
  margin-inline-end:calc(8px*var(--ui,1));border:calc(2px*var(--ui,1)) solid #8d7463;border-block-start-color:#f3c27c;border-radius:50%;vertical-align:-1px;
  animation:edit-turn .8s linear infinite}
.edit-improve .edit-improve-words{margin:0;padding:calc(2px*var(--ui,1)) calc(10px*var(--ui,1)) calc(8px*var(--ui,1));max-block-size:30vh;overflow:auto;color:#bfae9f;font-weight:400;font-style:italic;white-space:pre-line}
.edit-improve[data-phase=unchanged]{border-color:#f3c27c}
@keyframes edit-turn{to{rotate:1turn}}
.edit-status{position:absolute;inline-size:max-content;max-inline-size:calc(320px*var(--ui,1));padding:calc(4px*var(--ui,1)) calc(10px*var(--ui,1));
  border:1px solid #5b483c;border-radius:calc(7px*var(--ui,1));background:#241b16;font-size:calc(13px*var(--ui,1));pointer-events:none}
.edit-status[data-state=saved]{border-color:#6f9a55;color:#cfe6b8}
.edit-status[data-state=error],.edit-status[data-state=refused]{border-color:#d6707a;color:#ffd9d6}
[data-path],[data-course-paths]{caret-color:currentColor}
[data-course-paths]{cursor:text;border-radius:2px}
[data-course-paths]:hover{outline:1px dashed currentColor;outline-offset:.2em}
[data-course-paths]:focus{outline:2px solid currentColor;outline-offset:.2em}
[data-path][aria-invalid]{outline:2px solid #d6303f!important;outline-offset:.2em}
[data-long-menu] .dish:not(.edit-open,:focus-within){content-visibility:auto;contain-intrinsic-block-size:auto 3.5rem}
[data-image-path]:not(.hero-media){position:relative}
[data-image-path]:focus-visible,[data-rating-path]:focus-visible,[data-url-path]:focus-visible{outline:calc(3px*var(--ui,1)) solid #c2571f;
  outline-offset:calc(-3px*var(--ui,1));box-shadow:0 0 0 calc(1px*var(--ui,1)) #fff inset}
[data-rating-path]:focus-visible,[data-url-path]:focus-visible{outline-offset:calc(3px*var(--ui,1))}
[data-image-path]:not(:empty,.hero-media)::after{content:"Replace image";position:absolute;inset-block-end:calc(10px*var(--ui,1));inset-inline-start:calc(10px*var(--ui,1));
  z-index:3;padding:calc(5px*var(--ui,1)) calc(11px*var(--ui,1));border-radius:calc(7px*var(--ui,1));background:#241b16e6;color:#f4ece2;
  font:600 calc(13px*var(--ui,1))/1.3 system-ui,sans-serif;letter-spacing:0;text-transform:none;opacity:0;pointer-events:none}
[data-image-path]:not(:empty,.hero-media):hover::after,[data-image-path]:not(:empty,.hero-media):focus::after{opacity:1}
.dish-picture:not(:empty)::after{content:"Replace"!important;inset-inline-start:calc(4px*var(--ui,1))!important;inset-block-end:calc(4px*var(--ui,1))!important}
.edit-drop{outline:calc(4px*var(--ui,1)) dashed #c2571f!important;outline-offset:calc(-6px*var(--ui,1))}
.edit-progress,.edit-failure{position:absolute;inset:0;z-index:20;display:grid;place-content:center;place-items:center;gap:calc(6px*var(--ui,1));
  padding:calc(10px*var(--ui,1));background:#1d1511e0;text-align:center;min-block-size:calc(64px*var(--ui,1))}
.edit-progress::before{content:"";display:block;inline-size:min(calc(160px*var(--ui,1)),60%);block-size:calc(6px*var(--ui,1));
  min-inline-size:calc(90px*var(--ui,1));border-radius:99px;background:linear-gradient(90deg,#e8935a var(--done,0%),#5b483c var(--done,0%))}
.edit-failure{grid-auto-flow:column;background:#3d1418f2}
.edit-failure p{margin:0;max-inline-size:calc(260px*var(--ui,1))}
.edit-changed{animation:edit-changed .9s ease-out}
@keyframes edit-changed{from{background-color:#e8935a55}}
@media (pointer:coarse){.edit-ui button{min-block-size:calc(44px*var(--ui,1));min-inline-size:calc(44px*var(--ui,1))}}
@media (max-width:600px){.edit-improve button{min-block-size:calc(44px*var(--ui,1));min-inline-size:calc(44px*var(--ui,1))}}
@media (prefers-reduced-motion:reduce){.edit-changed{animation:none;outline:2px solid #e8935a}.edit-improve[data-phase=working] span::before{animation:none}}
`;
