import type { CopyLibrary } from '../copy-library.ts';

/** Short second sentences for a dish line: true of all food, or of all drinks. */
export const ASIDES: CopyLibrary['asides'] = {
  food: [
    '[Take your time|Go slowly|Don’t rush] with it.',
    '[Come hungry|Bring friends|Make room] for this one.',
    '[Great|Even better|Fun] with [good company|friends|family].',
    '[Good|Fun|Easy] [to share|to pass around|to split].',
    '[Save|Keep|Set aside] a bite for [a friend|later|your date].',
    '[Ask for|Grab|You may need] [an extra napkin|more napkins|another plate].',
    '[Order|Ask for|Plan on] [seconds|two|extra].',
    '[Share it|Split it|Pass it around], if you like.',
    '[Take it slow|Take a bite|Dig in] and enjoy.',
    '[Hard|Tough|Not easy] to [stop at one|put down|resist].',
    '[Everyone|Your date|Somebody] will want [a taste|a bite|some].',
  ],
  sweet: [
    '[Ask for|Grab|Bring] [two spoons|two forks|another spoon].',
    '[Save|Leave|Make] [room|some room|a little room] for it.',
    '[End|Finish|Close] on a [sweet|happy|high] note.',
    '[You’ve|We’ve all|Somebody] earned [something sweet|a treat|this].',
    '[Enjoy|Savor|Share] it [bite by bite|together|with a smile].',
    '[Good|Nice|Lovely] with [coffee|tea|an espresso].',
    '[Your sister|Your friends|The kids] will want [a bite|some|a spoonful].',
    '[Treat|Indulge|Spoil] [yourself|a friend|the family].',
    '[Sharing|Splitting it|A second fork] is [up to you|optional|encouraged].',
    '[It makes|One taste makes|A bite makes] [the day|a long day|the week] sweeter.',
    '[Share it|Split it|Keep it all], or don’t.',
  ],
  drink: [
    '[Cheers|Enjoy|Drink up].',
    '[Good|Nice|Easy] with [any meal|a snack|good food].',
    '[Share|Raise|Propose] a toast to [friends|the day|good news].',
    '[You’ll want|Plan on|Leave time for] another.',
    '[Relax|Lean back|Unwind] and enjoy.',
    '[Better|Even nicer|Good] with [company|friends|family].',
    '[Made|Right|Good] for [easy conversation|good talk|slow sips].',
    '[Order|Try|Have] it [to start|first|while you decide].',
    '[A good|A fine|An easy] start.',
  ],
};
