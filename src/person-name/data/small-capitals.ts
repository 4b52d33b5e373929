/** Small capital and modifier letters used as lettering style, each before the letter it stands for. Unicode 15.0, 69 pairs, sorted. */
export const SMALL_CAPITALS: string =
  "ɢgɪiɴnʀrʏyʙbʜhʟlʰhʲjʳrʷwʸyˡlˢsˣxᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzᴬAᴮBᴰDᴱEᴳGᴴHᴵIᴶJᴷKᴸLᴹMᴺNᴼOᴾPᴿRᵀTᵁUᵂWᵃaᵇbᵈdᵉeᵍgᵏkᵐmᵒoᵖpᵗtᵘuᵛvᶜcᶠfᶦiᶻzⁱiⁿnꜰfꜱsꞯq";
